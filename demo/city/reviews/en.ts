import type { ReviewWords } from './words.ts'

export const en: ReviewWords = {
  short: {
    good: ['Thank you!', 'Excellent.', 'Highly recommended.', 'Great doctor.'],
    fair: ['Average.', 'It was fine.'],
    bad: ['Not recommended.', 'Disappointing.'],
  },
  doctor: [
    '… explains everything in plain words and never rushes.',
    '… listens first, examines second and prescribes last.',
    '… answers every question, even the silly ones.',
    'We only come here: … remembers what we talked about a year ago.',
    '… prescribes nothing unnecessary and says openly what can wait.',
    '… drew a sketch of what hurts and why. It finally makes sense.',
    '… speaks good English, which helped a lot.',
    '… sees people on time, which is rare.',
  ],
  place: [
    'Clean, bright and calm.',
    'Reception was friendly and found somebody who speaks English.',
    'Booking online took a minute, and we were called in on time.',
    'The price was exactly as on the site.',
    'Test results arrived by e-mail the same evening.',
    'Open late, so I can come after work.',
    'There is a ramp and a lift, so the pushchair was no problem.',
    'They rang the next day to ask how we were.',
  ],
  but: [
    'One star less because there is hardly any parking.',
    'We waited twenty minutes, hence four stars.',
    'A bit expensive, but worth it.',
  ],
  end: [
    'We will be back.',
    'Thank you all.',
    'I tell all my colleagues about it.',
    'I wish every clinic were like this.',
  ],
  fair: [
    'A good doctor, but people keep walking in “just to ask”.',
    'The treatment was fine, but I had to come back for a certificate.',
    'The visit began half an hour late and nobody apologised. No complaints about the doctor.',
    'One price on the site, and then tests were added. Please say so beforehand.',
  ],
  bad: [
    'Booked for ten, seen at twenty to eleven.',
    'Reception is rude and nobody answers the phone.',
    'The visit took seven minutes, five of them for paperwork.',
    'The price changed once I was in the room.',
    'They lost my results and I had to be tested again.',
    'The doctor looked at the screen and not at me.',
  ],
  badEnd: [
    'I will not come back.',
    'I hope somebody reads this and changes it.',
    'For this money one expects more.',
  ],
  of: {
    teeth: [
      'No pain at all, I hardly felt the needle.',
      'They showed the X-ray on a screen and worked out the price before they started.',
    ],
    children: [
      'My son got a sticker and asked when we are coming again.',
      'They talk to the child and not only to the parents.',
    ],
    heart: ['My blood pressure is normal at last.'],
    back: ['My back stopped hurting after the fourth session.'],
    nerves: ['No headaches for two months now.'],
    other: [
      'Examination, test and report, all in one visit.',
      'We had been to three places before, and only here the cause was found.',
      'It was better within a week.',
      'They showed what they found on the screen and said what not to worry about.',
    ],
  },
  thanks: [
    'Thank you for your kind words! We have passed them on to the doctor.',
    'Thank you. See you at the check-up in half a year.',
  ],
  sorry: [
    'We are sorry about this. We went through that day minute by minute and changed the timetable. Please call us: the next visit is on us.',
    'Thank you for telling us. We have talked to the member of staff, and we apologise for the wait.',
  ],
}
