/** What scrolls the lists inside it. */
export const scrollerMark = { 'data-scroller': true } as const
