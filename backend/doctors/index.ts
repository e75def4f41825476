// The exports of this subject for other subjects.
export { doctorName } from './doctor-name.ts'
export { givePeople } from './give-people.ts'
export { linkPractitioner } from './link-practitioner.ts'
export { writeSchedule } from './write-schedule.ts'
