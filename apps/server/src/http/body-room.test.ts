import { expect, test } from 'vitest'
import { createBodyRoom } from './body-room.ts'

test('a network takes its part of the room, and others the rest', () => {
  const room = createBodyRoom({ mostBytes: 10, mostOfNetwork: 6 })
  const first = room.open('a')
  const second = room.open('a')
  const other = room.open('b')
  expect([first.take(4), second.take(3), second.take(2)]).toEqual([true, false, true])
  expect([other.take(5), other.take(4)]).toEqual([false, true])
})

test('what is given back once can be taken again once', () => {
  const room = createBodyRoom({ mostBytes: 10, mostOfNetwork: 10 })
  const share = room.open('a')
  expect([share.take(7), share.take(3)]).toEqual([true, true])
  share.giveBack()
  share.giveBack()
  const next = room.open('b')
  expect([next.take(10), next.take(1)]).toEqual([true, false])
})
