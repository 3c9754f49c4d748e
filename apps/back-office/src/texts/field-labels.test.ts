import { expect, test } from 'vitest'
import { fieldLabel } from './field-labels.ts'

test.each(['fld_title1', 'fld_title4', 'lift_height', 'own', 'unit', 'choices', 'code'])(
  'the field %s has a label',
  (name) => {
    expect(fieldLabel(name)).not.toBe(name)
  },
)
