export const oneLine = { whiteSpace: 'nowrap' } as const
