import { island } from '../islands/island.tsx'

/** Downloads, which need no script. */
export const documentList = island(async () => (await import('./document-list.tsx')).DocumentList)
