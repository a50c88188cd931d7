import { RegisterPart } from './register-part.tsx'

/** The registration form at its own address. */
export const RegisterScreen = () => <RegisterPart />
