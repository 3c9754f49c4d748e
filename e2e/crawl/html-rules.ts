import type { ConfigData } from 'html-validate'

/** Rules of the HTML standard and of usability; React's own spelling is allowed. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // The defaults are intended: a button submits, an input is text.
    'no-implicit-button-type': 'off',
    'no-implicit-input-type': 'off',
    // React's ids begin with an underscore, which the standard allows.
    'valid-id': ['error', { relaxed: true }],
    // Radio buttons share a name, and so do forms on the same page.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }],
    // Two menus, of which each screen width shows one.
    'unique-landmark': 'off',
    // Search engines shorten titles themselves.
    'long-title': 'off',
    // Scripts are of this origin, and allowed by the policy.
    'require-sri': 'off',
    'no-inline-style': 'error',
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
  },
}
