import * as m from '@minikran/i18n/messages'
import type { ResourceName } from '../providers/resources.ts'

type Names = { one: () => string; many: () => string }

export const resourceNames: Record<ResourceName, Names> = {
  posts: { one: m.backoffice_posts_one, many: m.backoffice_posts_many },
}
