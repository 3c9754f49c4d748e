-- The history of a case names no participant: an erasure would not find the name of one who was taken off.
UPDATE case_events SET details = details - 'name' WHERE kind IN ('seatGiven', 'participantRemoved');
