/** Said of a location at which nothing happened. Specification §2 "Event timeline". */
export const noEventsText = 'No events found for this location.'

/** Said where a range was chosen in which nothing happened. */
export const noRangeEventsText = 'No events found for the selected period.'
