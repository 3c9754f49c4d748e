import { test } from 'vitest'
import { expectAllToHold } from './expect-all-to-hold.ts'
import { runInquiryLoad } from './inquiry-load.ts'
import { runLoginTiming } from './login-timing.ts'

test('inquiries sent without waiting for each other become as many cases and mails', () =>
  expectAllToHold(runInquiryLoad))

test('known and unknown addresses are answered alike', () => expectAllToHold(runLoginTiming))
