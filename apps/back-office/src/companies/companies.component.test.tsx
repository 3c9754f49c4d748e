import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sentBy } from '../testing/fake-server.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { press, textbox } from '../testing/parts.ts'
import { company } from '../testing/stored-items.ts'

test('an emptied address of a company is sent as an empty text', async () => {
  const { user, calls } = openScreen('/companies/5', {
    answers: {
      getCompanyCustomerObj: () => company({ corp_zip: '123 45', confirmed: true }),
      updateCompanyCustomer: () => company({ version: 4, corp_zip: '' }),
    },
  })
  await user.clear(await textbox('Postnummer'))
  await press(user, 'Spara')
  await waitFor(() => expect(sentBy(calls, 'updateCompanyCustomer')).toHaveLength(1))
  expect(sentBy(calls, 'updateCompanyCustomer')).toEqual([{ id: 5, version: 3, corp_zip: '' }])
})
