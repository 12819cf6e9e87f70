import type { ReactNode } from 'react'

import type { User } from '../../contract/user/user.ts'
import { idFact, textFact, timeFact } from '../../features/drawer/facts.tsx'
import { yesOrNo } from '../../features/drawer/yes-or-no.ts'
import { LongText } from '../../features/values/long-text.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { countText } from '../../format/count-text.ts'
import { countryName } from '../../format/country-name.ts'
import { LOCALE } from '../../format/locale.ts'
import { messages } from '../../messages.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { Tag } from '../../ui/tag.tsx'

const texts = messages.drawer
const fields = messages.fields

/** Every field of a user except money. */
export function UserFacts({ user }: { user: User }): ReactNode {
  const { country, tags = [] } = user
  return (
    <FactList
      facts={[
        {
          term: fields.email,
          value: user.email && <Email user={user} />
        },
        textFact(fields.phone, user.phone),
        textFact(fields.country, country && countryName(country, LOCALE)),
        timeFact(fields.registered, user.createdAt),
        timeFact(fields.lastSeen, user.lastSeenAt, 'ago'),
        { term: fields.gamesPlayed, value: countText(user.gamesPlayed) },
        {
          term: fields.tags,
          value:
            tags.length > 0 &&
            tags.map(tag => (
              <Tag key={tag}>
                <UntrustedText text={tag} />
              </Tag>
            ))
        },
        textFact(fields.banReason, user.banReason),
        timeFact(fields.bannedUntil, user.bannedUntil),
        { term: fields.isTest, value: yesOrNo(user.isTest) },
        timeFact(fields.updated, user.updatedAt),
        textFact(fields.picture, user.avatarUrl),
        { term: fields.version, value: user.version },
        idFact(fields.id, user.id)
      ]}
    />
  )
}

function Email({ user }: { user: User }): ReactNode {
  const { email = '', emailVerified } = user
  return (
    <>
      <LongText text={email} />
      {emailVerified === true && (
        <span className="badge dim" data-tone="pos">
          {texts.verified}
        </span>
      )}
      {emailVerified === false && <Tag>{messages.users.unverified}</Tag>}
    </>
  )
}
