import { useNavigate } from 'react-router-dom';
import { paths } from '#config/paths';
import { useAuth } from './AuthContext';

/**
 * Logs out by a button.
 * @returns a function; its parameter says whether the button is on a customers' page, which is left for /login
 */
export function useLogout(): (isCustomersPage: boolean) => void {
  const { logout } = useAuth();
  const navigate = useNavigate();
  return (isCustomersPage) => {
    // Before the guard redirects with the way back here.
    if (isCustomersPage) void navigate(paths.login, { replace: true });
    logout();
  };
}
