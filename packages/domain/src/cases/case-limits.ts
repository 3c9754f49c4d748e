/** The messages that a case takes of each side, the customer and the staff with their notes: its page and its mails have all of them. */
export const caseMessagesLimit = { number: 300, characters: 100_000 }

/** The events that a case takes before its times and owner can no longer be changed. */
export const caseEventsLimit = 1_000
