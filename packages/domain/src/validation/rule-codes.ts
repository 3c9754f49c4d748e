import {
  date,
  dateTime,
  decimalComma,
  decimalDot,
  digits,
  email,
  lettersAndDigits,
  maxLength,
  minLength,
  type Rule,
  range,
  time,
  url,
} from './rules.ts'

/** The rules of a rule code. */
export type CodedRule = {
  rules: readonly Rule[]
  /** Additional rules when the field is required. */
  whenRequired?: readonly Rule[]
  /** Code 10 makes the field required whatever its flag says. */
  alwaysRequired?: true
}

// "title-like (min 3 if required, charset, max 40)", 33 the same with 60.
const titleUpTo = (max: number): CodedRule => ({
  rules: [lettersAndDigits, maxLength(max)],
  whenRequired: [minLength(3)],
})
const digitsFrom = (min: number): CodedRule => ({ rules: [digits, minLength(min)] })

/** The rule codes, here and nowhere else. */
export const ruleByCode = {
  1: { rules: [decimalComma] },
  2: { rules: [range] },
  3: titleUpTo(40),
  33: titleUpTo(60),
  4: { rules: [digits] },
  5: { rules: [lettersAndDigits] },
  6: { rules: [email] },
  66: { rules: [url] },
  666: { rules: [dateTime] },
  6666: { rules: [date] },
  66666: { rules: [time] },
  7: digitsFrom(10),
  8: digitsFrom(5),
  9: { rules: [minLength(5)] },
  10: { rules: [decimalDot], alwaysRequired: true },
  11: digitsFrom(2),
} as const satisfies Record<number, CodedRule>

export type RuleCode = keyof typeof ruleByCode
