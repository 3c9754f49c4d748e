import { actionWords } from '@minikran/i18n/action-words'

const words: Readonly<Record<string, () => string>> = actionWords

export const actionWord = (action: string): string => words[action]?.() ?? action

/** The words of a list of choices, in order. */
export const choicesOf = (choices: Readonly<Record<string, () => string>>) =>
  Object.entries(choices)
    .map(([id, word]) => ({ id, name: word() }))
    .toSorted((one, other) => one.name.localeCompare(other.name))

export const actionChoices = () => choicesOf(words)
