/** Said of a location at which nothing happened. Specification §2 "Event timeline". */
export const noEventsText = 'No events found for this location.'
