import { RecordScreen } from '#record/record-screen.tsx'
import { PlatformAgentEdit } from './platform-agent-edit.tsx'
import { platformAgents } from './platform-agents.ts'

/** A travel agent of the platform: a new one, or one that is looked at and changed. */
export const PlatformAgentScreen = () => (
  <RecordScreen kind={platformAgents} detail="supplier/travel-agent/detail" renderPage={(place) => <PlatformAgentEdit {...place} />} />
)
