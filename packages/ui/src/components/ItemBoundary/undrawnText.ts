/** Stands in place of an item that cannot be drawn, unless its product says something else. */
export const defaultUndrawnText = 'Could not be shown.'
