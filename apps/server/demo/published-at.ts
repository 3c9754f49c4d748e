/** When everything of the demo but its news was published: long before any clock it may meet. */
export const publishedAt = new Date('2025-01-01T06:00:00Z')
