/** Time of the demo in tests, pictures and measurements, in ms: Tuesday, 2 March 2027, 09:00 in the museum's time zone. */
export const MORNING = Date.parse('2027-03-02T08:00:00Z');
