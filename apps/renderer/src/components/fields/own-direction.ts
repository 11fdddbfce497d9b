/**
 * For a field of free text: it runs as what is typed there. Mantine gives a `dir` to what is around the
 * field, and that holds no text to tell it by.
 */
export const ownDirection = { input: { dir: 'auto' } } as const
