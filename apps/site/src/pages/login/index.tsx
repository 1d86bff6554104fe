import { LoginReturn } from '../../shell/sign-in/LoginReturn';

export default LoginReturn;
