import { Trans } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { type RouteName, routeTo } from '../../core/routes/routes.ts';
import { buttonLook } from '../parts/buttonLook.ts';
import { Message } from '../parts/Message.tsx';

/** Confirms an addition and offers the next steps. Takes the focus, because the button that had it is gone. */
export function AddedMessage({ title, area }: { title: ReactNode; area: RouteName }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="added">
      <Message
        kind="success"
        title={title}
        action={
          <p className="actions">
            <Link {...buttonLook('primary')} href={routeTo('checkout')}>
              <Trans>Go to basket</Trans>
            </Link>
            <Link {...buttonLook()} href={routeTo(area)}>
              <Trans>Continue shopping</Trans>
            </Link>
          </p>
        }
      />
    </div>
  );
}
