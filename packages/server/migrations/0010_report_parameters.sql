-- A report that waits keeps its parameters as the calls of the API name them.
update reports set request = jsonb_build_object(
  'type', request -> 'type',
  'format', request -> 'format',
  'places', request -> 'places',
  'parameters', jsonb_build_object(
    'location_id', request -> 'places' -> 0 -> 'locationId',
    'location_ids', jsonb_path_query_array(request, '$.places[*].locationId'),
    'ssid_ids', request -> 'ssidIds',
    'ssid_name', request -> 'ssidName',
    'report_format', request -> 'format',
    'include_detailed_notes', request -> 'includeNotes',
    'status_filter', request -> 'status',
    'issue_filter', request -> 'issue'
  )
)
where completed_at is null and request -> 'parameters' is null;
