import { Trans } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import { type RouteName, routeTo } from '../../core/routes/routes.ts';
import { buttonLook } from '../parts/buttonLook.ts';
import { Message } from '../parts/Message.tsx';

/** A short word after adding, with both ways on. The focus moves to it, since the button it was on has gone. */
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
