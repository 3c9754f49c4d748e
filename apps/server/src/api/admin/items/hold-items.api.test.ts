import { roles } from '@minikran/domain/access/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminApi, createAdminApi } from '../../../testing/admin-api.ts'
import { testNow } from '../../../testing/test-api.ts'
import { productResource } from '../resources/products.ts'
import { holdItems } from './hold-items.ts'

let api: AdminApi
beforeAll(async () => {
  api = await createAdminApi()
})
afterAll(() => api.close())

test('what refers to a machine is saved while an import goes on', async () => {
  const actor = { userId: 1, role: roles.superadmin, depotId: null }
  const holding = { resource: productResource, actor, nowMs: testNow }
  await api.db.transaction(async (tx) => {
    await holdItems(tx, holding, [3])
    const post = { post_slug: 'om-tva-kranar', title_sv: 'Om två kranar', product_ids: [4, 3] }
    const { status } = await api.as(62).post('createPost', post)
    expect(status).toBe(200)
    // The import's next machines.
    expect((await holdItems(tx, holding, [4])).size).toBe(1)
  })
})
