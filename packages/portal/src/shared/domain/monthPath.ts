/** The address of the figures of all locations, month by month. Apart from the specified ones. */
export const monthPath = '/month'
