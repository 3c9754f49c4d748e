/** One registration names at most so many people. */
export const maxParticipants = 20
