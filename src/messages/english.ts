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
    minutesAgo: count => `${count} min ago`,
    hoursAgo: count => `${count} hr ago`,
    yesterday: 'yesterday',
    thousands: ',',
    decimal: '.',
    percent: number => `${number}%`
  }
}

export * as messages from './english/texts.ts'
