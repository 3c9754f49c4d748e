import type { PublishWindow } from '@minikran/domain/content/publish-window'
import type { Values } from '../providers/call-api.ts'

const msOf = (instant: unknown) => (typeof instant === 'string' ? Date.parse(instant) : null)

/** When an item is public, by its own fields. */
export const windowOf = ({ publish_at, unpublish_at }: Values): PublishWindow => ({
  publishAtMs: msOf(publish_at),
  unpublishAtMs: msOf(unpublish_at),
})
