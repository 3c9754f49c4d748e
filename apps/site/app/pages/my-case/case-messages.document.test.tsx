import { createContext, use } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { mount } from '../../components/mount.fixture.tsx'
import { CaseMessages } from './case-messages.tsx'

const message = (id: number, isOwn: boolean) => ({
  id,
  isOwn,
  who: isOwn ? 'Du' : 'Depån',
  at: '4 maj 2027 09:00',
  dateTime: '2027-05-04T07:00:00Z',
  text: `Meddelande ${id}`,
})

const Messages = createContext<ReturnType<typeof message>[]>([])
const part = { number: 'MK-2027-000001', lang: 'sv', messageKey: 'k', fault: null } as const
const Stub = createRoutesStub([
  {
    path: '/',
    Component: () => <CaseMessages {...part} messages={use(Messages)} isSending={false} />,
  },
])
const Sending = createRoutesStub([
  { path: '/', Component: () => <CaseMessages {...part} messages={[]} isSending /> },
])

const shown = (messages: ReturnType<typeof message>[]) => (
  <Messages value={messages}>
    <Stub />
  </Messages>
)

test('a message of the depot leaves what is being typed, an own one empties the field', async () => {
  const { box, show } = await mount(shown([message(1, true)]))
  const field = () => box.querySelector('textarea')
  Object.assign(field() ?? {}, { value: 'Kan vi hämta tidigare?' })
  await show(shown([message(1, true), message(2, false)]))
  expect(field()?.value).toBe('Kan vi hämta tidigare?')
  await show(shown([message(1, true), message(2, false), message(3, true)]))
  expect(field()?.value).toBe('')
})

test('the message cannot be changed while it is being sent: its field is emptied then', async () => {
  const { box } = await mount(<Sending />)
  expect(box.querySelector('textarea')?.readOnly).toBe(true)
})
