import { expect, test } from 'vitest'
import { ApiProblem } from './call-api.ts'
import { formProblem } from './form-problem.ts'

test('a refusal has the sentence of each field, and what the API says of it', () => {
  const errors = { price_first_day: ['format'], title_sv: ['required', 'format'] }
  const refusal = { code: 'validationFailed', errors, facts: { by: 'Maria' } }
  expect(() => formProblem(new ApiProblem(422, refusal))).toThrow(
    expect.objectContaining({
      status: 422,
      message: 'Kontrollera inmatningarna.',
      body: {
        code: 'validationFailed',
        facts: { by: 'Maria' },
        errors: {
          price_first_day: 'Ett belopp i kronor, högst två decimaler.',
          title_sv: 'Fältet måste fyllas i. Fel format.',
        },
      },
    }),
  )
})
