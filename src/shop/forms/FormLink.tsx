import type { MouseEvent } from 'react';
import { Link, useNavigate, type LinkProps } from 'react-router-dom';
import { carry, type Carried } from '#shop/session/carried';

interface FormLinkProps extends Pick<LinkProps, 'to' | 'replace' | 'children'> {
  /** Reads the typed e-mail when the link is followed: it may have been typed before hydration. */
  email: () => string;
  /** What else the other form is told. */
  carried?: Carried;
}

/** A link to another form, which is told the e-mail that is typed into this one. */
export function FormLink({ to, replace = false, email, carried, children }: FormLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent): void => {
    // The browser opens another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(to, { replace, state: carry({ ...carried, email: email() }) });
  };
  return (
    <Link className="target" to={to} replace={replace} onClick={follow}>
      {children}
    </Link>
  );
}
