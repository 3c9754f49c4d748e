import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

const asked = (count: number) =>
  `Konton som förlorar sitt företag, med rabatt och kredit: ${count}. Lägga i papperskorgen ändå?`

test('a company with accounts goes to the trash after a question', async () => {
  const { user, calls } = openScreen('/companies/5', {
    answers: {
      getCompanyCustomerObj: () => company({ confirmed: true, accounts: 3 }),
      getCompanyCustomersArr: () => [],
      trashCompanyCustomer: () => company(),
    },
  })
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  await press(user, 'Lägg i papperskorgen')
  expect(confirm).toHaveBeenCalledWith(asked(3))
  expect(sentBy(calls, 'trashCompanyCustomer')).toEqual([])
  confirm.mockReturnValue(true)
  await press(user, 'Lägg i papperskorgen')
  await waitFor(() => expect(sentBy(calls, 'trashCompanyCustomer')).toHaveLength(1))
})

test.each([
  [2, 'ask how many', [[asked(4)]]],
  [0, 'ask nothing', []],
])('two companies with %s accounts each %s', async (accounts, _, questions) => {
  const { user, calls } = openScreen('/companies', {
    answers: {
      getCompanyCustomersArr: () => [company({ accounts }), company({ id: 6, accounts })],
      bulkCompanyCustomers: () => ({ results: [] }),
    },
  })
  for (const box of await screen.findAllByRole('checkbox', { name: 'Välj raden' })) {
    await user.click(box)
  }
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true)
  await press(user, 'Lägg i papperskorgen')
  await waitFor(() => expect(sentBy(calls, 'bulkCompanyCustomers')).toHaveLength(1))
  expect(confirm.mock.calls).toEqual(questions)
})
