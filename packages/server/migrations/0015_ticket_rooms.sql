-- Finds the calls of a room among all of a site, and in which ways its rooms are written.
create index tickets_room on tickets (location_id, room, opened_at);
