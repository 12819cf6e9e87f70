import { spawnSync } from 'node:child_process'

/** What npm says where nobody answers its questions about vulnerabilities. */
const NOT_ASKED =
  /ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|40[0345] |audit endpoint|TUF|problem related to network/u

/** The questions: known vulnerabilities, and who signed what is installed. */
const questions = [['audit'], ['audit', 'signatures']]

/**
 * `npm run audit`: ends with 1 where npm finds something. A question that
 * nobody answers is skipped aloud, so that it can run without a network too.
 */
for (const question of questions) {
  const name = `npm ${question.join(' ')}`
  // The project's own level would hide why nobody answered.
  const asked = [...question, '--loglevel=notice']
  const { status, stdout, stderr } = spawnSync('npm', asked, {
    encoding: 'utf8',
    shell: process.platform === 'win32'
  })
  if (status === 0) {
    process.stdout.write(`${name}: nothing found\n`)
  } else if (NOT_ASKED.test(stderr)) {
    process.stdout.write(
      `${name}: skipped, offline or not offered by this registry\n`
    )
  } else {
    process.stdout.write(`${name}: look at this\n${stdout}${stderr}\n`)
    process.exitCode = 1
  }
}
