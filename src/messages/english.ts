import type { Language } from './language.ts'

const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sept',
  'Oct',
  'Nov',
  'Dec'
]

export const language: Language = {
  tag: 'en',
  locale: 'en-GB',
  direction: 'ltr',
  writing: {
    day: (day, month) => `${day} ${MONTHS[month]}`,
    fullDay: (day, month, year) => `${day} ${MONTHS[month]} ${year}`,
    weekdays: [
      'Sunday',
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday'
    ],
    weekday: (weekday, day) => `${weekday} ${day}`,
    fullWeekday: (weekday, day) => `${weekday}, ${day}`,
    now: 'now',
    minutes: count => (count < 0 ? `${-count} min ago` : `in ${count} min`),
    hours: count => (count < 0 ? `${-count} hr ago` : `in ${count} hr`),
    yesterday: 'yesterday',
    tomorrow: 'tomorrow',
    thousands: ',',
    decimal: '.',
    percent: number => `${number}%`
  }
}

export * as messages from './all.english.ts'
