/** The most participants of a registration. */
export const maxParticipants = 20
