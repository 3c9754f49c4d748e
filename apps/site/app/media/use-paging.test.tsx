import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Paging, usePaging } from './use-paging.ts'

type Turned = { number: number; turn: (paging: Paging) => void; go: (page: number) => void }

function Turned({ number, turn, go }: Turned) {
  turn(usePaging({ number, count: 3, go }))
  return null
}

test.each([
  ['back from the first', 1, ({ by }: Paging) => by(-1), []],
  ['forward from the last', 3, ({ by }: Paging) => by(1), []],
  ['to the shown one', 2, ({ to }: Paging) => to(2), []],
  ['back to the first', 2, ({ by }: Paging) => by(-1), [1]],
  [
    'forward three times while the next one loads',
    1,
    ({ by }: Paging) => {
      by(1)
      by(1)
      by(1)
    },
    [2, 3],
  ],
])('turning %s of three pages', (_, number, turn, pages) => {
  const asked: number[] = []
  renderToStaticMarkup(<Turned number={number} turn={turn} go={(page) => asked.push(page)} />)
  expect(asked).toEqual(pages)
})
