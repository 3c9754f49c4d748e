import type { ConfigData } from 'html-validate'

/** What the standard demands and what keeps pages usable; how React writes HTML is no fault. */
export const htmlRules: ConfigData = {
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // The standard's defaults serve: a button in a form sends it, a field is a text.
    'no-implicit-button-type': 'off',
    'no-implicit-input-type': 'off',
    // Ids that React makes begin with an underscore, as the standard allows.
    'valid-id': ['error', { relaxed: true }],
    // One choice of several shares its name; so do forms that stand beside each other.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button'] }],
    // Two menus, of which a screen of any width shows one.
    'unique-landmark': 'off',
    // Search engines cut a title by themselves.
    'long-title': 'off',
    // Every script is of our own origin and allowed by policy.
    'require-sri': 'off',
    'no-inline-style': 'error',
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
  },
}
